/// Keeps what was not saved yet, step by step, so that nothing is lost when the program ends without being asked to.
package org.varscope.document.journal;
