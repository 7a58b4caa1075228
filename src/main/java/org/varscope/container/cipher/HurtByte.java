package org.varscope.container.cipher;

/// A damaged byte of an encrypted file that was found: with another one in its place, the content has its sum.
///
/// @param block which encrypted block it is in; -1 for the initialization vector
/// @param at    its place in the block
/// @param bits  those of it that are wrong
/// @param plain the content without the damage
public record HurtByte(int block, int at, int bits, byte[] plain) { }
