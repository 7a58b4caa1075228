/// The texts of the window, each feature's in the bundle `messages.properties` beside its classes, which
/// [org.varscope.ui.message.Messages] reads. The command line has none: what it prints is a contract.
package org.varscope.ui.message;
