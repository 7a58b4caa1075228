/// The window: what its parts share. Each part is an alcove: `shell`, `hex`, `tree`, `inspector`, `problems`, `theme`.
package org.varscope.ui;
