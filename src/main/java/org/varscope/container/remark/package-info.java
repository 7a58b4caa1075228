/// What is said of wrappers and foreign files, as data: [FormatRemark][org.varscope.container.remark.FormatRemark] says
/// what files are, [WrapperRemark][org.varscope.container.remark.WrapperRemark] why one cannot be read or written.
/// Their words are in `explain`.
package org.varscope.container.remark;
