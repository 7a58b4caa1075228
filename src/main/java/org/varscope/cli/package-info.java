/// The command line: parsing, output and exit codes. What the verbs do is in the rooms below.
package org.varscope.cli;
