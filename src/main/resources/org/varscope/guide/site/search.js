"use strict";
// Finds pages in which every word that was typed stands; those with all in their titles come first.
(function () {
    const field = document.getElementById("search");
    const found = document.getElementById("found");
    const most = 12;

    function holds(text, words) {
        const lower = text.toLowerCase();
        return words.every(word => lower.includes(word));
    }

    function item(page) {
        const link = document.createElement("a");
        link.href = field.dataset.root + page[0] + ".html";
        link.textContent = page[1];
        const line = document.createElement("li");
        line.append(link);
        return line;
    }

    function find() {
        const words = field.value.trim().toLowerCase().split(/\s+/).filter(word => word !== "");
        found.hidden = words.length === 0;
        if (found.hidden) {
            return;
        }
        const titled = pages.filter(page => holds(page[1] + " " + page[2], words));
        const others = pages.filter(page => !titled.includes(page) && holds(page.join("\n"), words));
        const lines = titled.concat(others).slice(0, most).map(item);
        if (lines.length === 0) {
            const none = document.createElement("li");
            none.textContent = field.dataset.none;
            lines.push(none);
        }
        found.replaceChildren(...lines);
    }

    field.addEventListener("input", find);
    field.addEventListener("keydown", event => {
        const first = found.querySelector("a");
        if (event.key === "Enter" && first !== null && !found.hidden) {
            location.href = first.href;
        } else if (event.key === "Escape") {
            field.value = "";
            find();
        }
    });
    document.addEventListener("keydown", event => {
        if (event.key === "/" && document.activeElement !== field) {
            event.preventDefault();
            field.focus();
        }
    });
})();
