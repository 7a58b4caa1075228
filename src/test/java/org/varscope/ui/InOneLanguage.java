package org.varscope.ui;

import module java.base;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/// On tests of what the window says that do without the toolkit: no test of those that use it, some of which switch the
/// language, runs meanwhile.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ResourceLock(value = "toolkit", mode = ResourceAccessMode.READ)
public @interface InOneLanguage { }
