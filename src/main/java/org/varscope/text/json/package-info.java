/// Values as JSON: natural where JSON has the value, tagged with `$type` where it does not.
///
/// [Json] says the rules and writes; [JsonReader] reads that, and any other JSON. [Tagged] has the form of each type
/// that JSON lacks, [JsonLine] writes without line breaks, and [JsonFault] says where and why a text is not JSON.
package org.varscope.text.json;
