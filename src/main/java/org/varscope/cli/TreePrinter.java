package org.varscope.cli;

import org.varscope.check.Finding;

/// A form in which `tree` prints what it comes across.
interface TreePrinter {
    /// Prints what is known of the file as a whole.
    void file(Opened opened);

    /// Prints one finding.
    void print(Opened opened, Finding finding);

    /// Prints what was held back.
    void end();
}
