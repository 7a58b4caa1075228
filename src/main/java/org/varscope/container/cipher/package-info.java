/// What bytes that were decrypted tell of the key and of damage. It knows neither headers nor files.
package org.varscope.container.cipher;
