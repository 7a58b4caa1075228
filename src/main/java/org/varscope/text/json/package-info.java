/// Values as JSON: natural where JSON has the value, tagged with `$type` where it does not. [Json] says the rules, and
/// is all that others need. Nothing is read here.
package org.varscope.text.json;
