/// Finding in a document: [FindPane] takes what a person types, [Finding] looks for it in the background and keeps what
/// was found, as places in the bytes.
package org.varscope.ui.find;
