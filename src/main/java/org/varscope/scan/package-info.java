/// The resilient walk: bytes read as a structure that covers every byte and survives any damage.
package org.varscope.scan;
