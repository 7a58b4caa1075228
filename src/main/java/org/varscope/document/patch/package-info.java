/// What has become of a file, for programs that know nothing of values: [BinaryPatch] writes it as IPS or BPS, of the
/// bytes that [StoredChange] finds. What those cannot say is refused ([PatchRemark]).
package org.varscope.document.patch;
