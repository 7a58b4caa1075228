/// Values as JSON: natural where JSON has the value, tagged with `$type` where it does not. [Json] says the rules
/// and writes; [JsonReader] reads that, and any other JSON.
package org.varscope.text.json;
