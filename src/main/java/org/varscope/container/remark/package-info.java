/// What is said of wrappers and foreign files, as data.
///
/// [FormatRemark] says what files are, [WrapperRemark] why one cannot be read or written. Their words are in the bundle
/// of this room.
package org.varscope.container.remark;
