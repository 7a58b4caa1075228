package org.varscope.ui;

import module java.base;
import org.junit.jupiter.api.parallel.ResourceLock;

/// On tests that use the toolkit: there is one keyboard, one mouse and one clipboard, so they take turns.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ResourceLock("toolkit")
public @interface UsesToolkit { }
