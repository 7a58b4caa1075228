/// What the command line writes, and how it ends: results as lines, tables and JSON, messages for people, exit codes.
///
/// A verb writes results into an [Output][org.varscope.cli.output.Output], in columns by a
/// [Table][org.varscope.cli.output.Table], and what people should know into
/// [Messages][org.varscope.cli.output.Messages]; it ends with an [ExitCode][org.varscope.cli.output.ExitCode] or a
/// [Refusal][org.varscope.cli.output.Refusal]. Nothing that a file holds reaches a terminal but as visible text.
@NullMarked
package org.varscope.cli.output;

import org.jspecify.annotations.NullMarked;
