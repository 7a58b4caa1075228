package org.varscope.document.save;

import module java.base;

/// Keeps a copy from being open to more people than the file that it is from: nobody gets at secrets by way of a copy.
///
/// @param from the file; where it is gone, nobody but the owner gets at the copy
/// @param to   the copy, not yet under its name
record AccessLimit(Path from, Path to) {
    private static final Set<PosixFilePermission> OWNER = EnumSet.of(PosixFilePermission.OWNER_READ,
            PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    /// Gives the copy as many of the permissions `wanted` as the file has.
    ///
    /// @param give whether the copy may be given to the group of the file
    /// @return whether these were all
    /// @throws IOException if they cannot be set
    boolean apply(Set<PosixFilePermission> wanted, boolean give) throws IOException {
        PosixFileAttributeView copy = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        PosixFileAttributeView file = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (copy == null || file == null) {
            return true;
        }
        Set<PosixFilePermission> given = EnumSet.copyOf(wanted);
        if (!Files.exists(from)) {
            given.retainAll(OWNER);
            ExtendedAttributes.remove(to, ExtendedAttributes.ACCESS);
        } else {
            limit(given, file.readAttributes(), copy, give);
        }
        if (!given.equals(copy.readAttributes().permissions())) {
            copy.setPermissions(given);
        }
        return given.containsAll(wanted);
    }

    private void limit(Set<PosixFilePermission> given, PosixFileAttributes had, PosixFileAttributeView copy,
            boolean give)
            throws IOException {
        if (give && !had.group().equals(copy.readAttributes().group())) {
            try {
                copy.setGroup(had.group());
            } catch (IOException e) {
                // This user is not in it: then the copy is for neither group.
                give = false;
            }
        }
        boolean sameGroup = had.group().equals(copy.readAttributes().group());
        byte[] list = ExtendedAttributes.of(from).get(ExtendedAttributes.ACCESS);
        boolean listed = list != null && sameGroup
                && (give || Arrays.equals(list, ExtendedAttributes.of(to).get(ExtendedAttributes.ACCESS)));
        if (listed) {
            ExtendedAttributes.set(to, ExtendedAttributes.ACCESS, list);
        } else {
            ExtendedAttributes.remove(to, ExtendedAttributes.ACCESS);
        }
        // Beside a list, the bits of the group say what anybody in the list may do at most.
        Set<PosixFilePermission> may = list == null || listed ? had.permissions() : OWNER;
        given.removeIf(each -> !OWNER.contains(each) && !may.contains(each));
        if (!sameGroup) {
            // People of one group are anybody to the other one.
            given.removeIf(each -> !OWNER.contains(each) && !(may.contains(group(each)) && may.contains(others(each))));
        }
    }

    private static PosixFilePermission group(PosixFilePermission any) {
        return PosixFilePermission.valueOf(any.name().replaceFirst("^[A-Z]+", "GROUP"));
    }

    private static PosixFilePermission others(PosixFilePermission any) {
        return PosixFilePermission.valueOf(any.name().replaceFirst("^[A-Z]+", "OTHERS"));
    }
}
