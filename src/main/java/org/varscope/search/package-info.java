/// Looks at whole documents: every value with its path and its problems, the engine's verdict on each record, and what
/// only a look at neighbours can find, such as keys that occur twice.
package org.varscope.search;
