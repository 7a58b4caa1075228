/// Anything at all, fed to everything that reads bytes or text from outside.
package org.varscope.fuzz;
