/// What a file is before its values are read: this format, a wrapper around it, or something foreign with a name.
package org.varscope.container;
