/// What the bytes of a wrapper are.
///
/// Each wrapper tells its [WrapperField]s to a [WrapperFieldSink]: those of its head by the [HeadLayout] that reads and
/// writes it. A [WrapperPart] says what a field is for. They know nothing of what is inside.
package org.varscope.container.field;
