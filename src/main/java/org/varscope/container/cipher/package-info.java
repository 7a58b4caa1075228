/// Encrypted files: their headers ([EncryptedHeader][org.varscope.container.cipher.EncryptedHeader]), how they are
/// opened and written ([Encrypted][org.varscope.container.cipher.Encrypted]), and what bytes that were decrypted tell
/// of the key and of damage ([Legibility][org.varscope.container.cipher.Legibility],
/// [HurtByteSearch][org.varscope.container.cipher.HurtByteSearch]).
package org.varscope.container.cipher;
