/// How everything looks: sheets, light, dark and of high contrast, over looked-up colours, fonts, zoom.
package org.varscope.ui.theme;
