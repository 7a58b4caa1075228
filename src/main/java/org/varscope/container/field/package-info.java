/// What the bytes of a wrapper are. Each wrapper tells its [org.varscope.container.field.WrapperField]s to a
/// [org.varscope.container.field.WrapperFieldSink]: its head by the
/// [org.varscope.container.field.HeadLayout] that it is read and written by. They know nothing of what is inside.
package org.varscope.container.field;
