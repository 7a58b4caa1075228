/// How everything looks: light and dark sheets over looked-up colours, fonts, zoom.
package org.varscope.ui.theme;
