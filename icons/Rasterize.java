import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Scanner;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// Draws the application icon in every size that systems ask for. Run from the folder `icons`:
///
///     java Rasterize.java
///
/// It knows what the sources use of SVG: `rect` with `rx`, `circle`, and `path` with absolute M, L and Z.
void main() throws Exception {
    Path folder = Path.of("app");
    for (int size : new int[] {16, 24, 32}) {
        write(folder, "varscope-small.svg", size);
    }
    for (int size : new int[] {48, 64, 128, 256, 512}) {
        write(folder, "varscope.svg", size);
    }
}

void write(Path folder, String source, int size) throws Exception {
    Element svg = DocumentBuilderFactory.newInstance().newDocumentBuilder()
            .parse(folder.resolve(source).toFile()).getDocumentElement();
    double side = Double.parseDouble(svg.getAttribute("viewBox").split(" ")[2]);
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.scale(size / side, size / side);
    NodeList children = svg.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
        if (children.item(i) instanceof Element element && element.hasAttribute("fill")) {
            g.setColor(Color.decode(element.getAttribute("fill")));
            g.fill(shape(element));
        }
    }
    g.dispose();
    ImageIO.write(image, "png", folder.resolve("varscope-" + size + ".png").toFile());
}

Shape shape(Element element) {
    return switch (element.getTagName()) {
        case "rect" -> new RoundRectangle2D.Double(number(element, "x"), number(element, "y"),
                number(element, "width"), number(element, "height"), 2 * number(element, "rx"), 2 * number(element, "rx"));
        case "circle" -> new Ellipse2D.Double(number(element, "cx") - number(element, "r"),
                number(element, "cy") - number(element, "r"), 2 * number(element, "r"), 2 * number(element, "r"));
        case "path" -> path(element.getAttribute("d"));
        default -> throw new IllegalArgumentException("no rule for <" + element.getTagName() + ">");
    };
}

Shape path(String steps) {
    Path2D path = new Path2D.Double();
    Scanner words = new Scanner(steps);
    while (words.hasNext()) {
        switch (words.next()) {
            case "M" -> path.moveTo(Double.parseDouble(words.next()), Double.parseDouble(words.next()));
            case "L" -> path.lineTo(Double.parseDouble(words.next()), Double.parseDouble(words.next()));
            case "Z" -> path.closePath();
            case String other -> throw new IllegalArgumentException("no rule for " + other);
        }
    }
    return path;
}

double number(Element element, String name) {
    return Double.parseDouble(element.getAttribute(name));
}
