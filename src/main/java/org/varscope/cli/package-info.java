/// The command line: the verbs, what they read, and how they end. What a verb does is in the rooms below.
///
/// [CommandLineRun] finds the verb and turns whatever it ends with into an exit code. A [Verb] is what is done with
/// files that are read; it gets each as an [Opened], and writes one by [Saving]. Options that several share are
/// in `cli.options`, what every verb prints in one way is in `cli.output`. What is printed on the standard output is a
/// contract: scripts read it.
package org.varscope.cli;
