/// The program's entry: it decides between the window and the command line, and keeps the settings.
package org.varscope.app;
