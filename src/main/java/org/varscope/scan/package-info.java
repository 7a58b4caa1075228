/// The resilient reading: any bytes become a structure that covers every byte and survives any damage.
///
/// | Alcove | One idea |
/// |---|---|
/// | `walk` | stepping over one value by the dialect's table |
/// | `damage` | bytes to parts, going on after damage |
/// | `index` | parts to nodes: what is where, also after an edit |
/// | `field` | what each byte is for |
/// | `detect` | which dialect and framing fit |
/// | `audit` | which records there is nothing to say of |
///
/// `index`, `field` and `detect` are on `damage`, everything is on `walk`. Never in here: decoded values, which
/// the codec makes, and anything that writes.
package org.varscope.scan;
