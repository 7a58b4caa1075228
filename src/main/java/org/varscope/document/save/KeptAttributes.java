package org.varscope.document.save;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.file.FileRemark;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// What a file has besides its bytes, on its way to the file that takes its place: permissions, access control list,
/// owner and group, security labels, and what other programs have noted beside it.
///
/// @param from the old file
/// @param to   the new file
record KeptAttributes(Path from, Path to) {
    private static final String USER = "user.";
    /// What the system itself takes away or makes anew whenever a file is written.
    private static final Set<String> RENEWED = Set.of("security.capability", "security.ima", "security.evm");

    /// Gives the new file what the old one has, as far as this user may.
    ///
    /// @return what it cannot be given, in sentences for people
    /// @throws IOException if its permissions are others and cannot be set
    List<Remark> copy() throws IOException {
        List<Remark> lost = new ArrayList<>();
        copyNotes();
        copyFlags(lost);
        copyAccessList(lost);
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        PosixFileAttributeView fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old == null || fresh == null) {
            return lost;
        }
        PosixFileAttributes had = old.readAttributes();
        PosixFileAttributes has = fresh.readAttributes();
        if (!had.group().equals(has.group()) && !given(() -> fresh.setGroup(had.group()))) {
            lost.add(FileRemark.GROUP_LOST.with(had.group(), has.group()));
        }
        if (!had.owner().equals(has.owner()) && !given(() -> fresh.setOwner(had.owner()))) {
            lost.add(FileRemark.OWNER_LOST.with(had.owner(), has.owner()));
        }
        copyLabels(lost);
        // A file system without permissions of its own gives all files the same, and refuses to set them.
        if (!had.permissions().equals(fresh.readAttributes().permissions())) {
            fresh.setPermissions(had.permissions());
        }
        return lost;
    }

    /// Flags of Windows: a hidden file stays hidden.
    private void copyFlags(List<Remark> lost) throws IOException {
        DosFileAttributeView old = Files.getFileAttributeView(from, DosFileAttributeView.class);
        DosFileAttributeView fresh = Files.getFileAttributeView(to, DosFileAttributeView.class);
        if (old == null || fresh == null || from.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            // Unix makes them up from extended attributes, which are kept as such.
            return;
        }
        DosFileAttributes had = old.readAttributes();
        DosFileAttributes has = fresh.readAttributes();
        boolean kept = (had.isHidden() == has.isHidden() || given(() -> fresh.setHidden(had.isHidden())))
                & (had.isSystem() == has.isSystem() || given(() -> fresh.setSystem(had.isSystem())))
                & (had.isArchive() == has.isArchive() || given(() -> fresh.setArchive(had.isArchive())));
        if (!kept) {
            lost.add(FileRemark.FLAGS_LOST.with());
        }
    }

    /// Who may do what on Windows and some network drives; elsewhere it is an extended attribute.
    private void copyAccessList(List<Remark> lost) throws IOException {
        AclFileAttributeView old = Files.getFileAttributeView(from, AclFileAttributeView.class);
        AclFileAttributeView fresh = Files.getFileAttributeView(to, AclFileAttributeView.class);
        if (old == null || fresh == null) {
            return;
        }
        List<AclEntry> had = old.getAcl();
        if (!had.equals(fresh.getAcl()) && !given(() -> fresh.setAcl(had))) {
            lost.add(FileRemark.ACCESS_LOST.with());
        }
        UserPrincipal owner = old.getOwner();
        if (!owner.equals(fresh.getOwner()) && !given(() -> fresh.setOwner(owner))) {
            lost.add(FileRemark.OWNER_LOST.with(owner, fresh.getOwner()));
        }
    }

    /// Also takes away what the new file was given by its folder.
    private void copyLabels(List<Remark> lost) throws IOException {
        Map<String, byte[]> had;
        try {
            had = ExtendedAttributes.of(from);
        } catch (IOException e) {
            lost.add(FileRemark.ATTRIBUTES_LOST.with(Remarked.part(e)));
            return;
        }
        Map<String, byte[]> has = ExtendedAttributes.of(to);
        if (has.containsKey(ExtendedAttributes.ACCESS) && !had.containsKey(ExtendedAttributes.ACCESS)) {
            ExtendedAttributes.remove(to, ExtendedAttributes.ACCESS);
        }
        had.forEach((name, value) -> {
            boolean same = name.startsWith(USER) || RENEWED.contains(name) || Arrays.equals(value, has.get(name));
            if (!same && !given(() -> ExtendedAttributes.set(to, name, value))) {
                lost.add(name.equals(ExtendedAttributes.ACCESS) ? FileRemark.ACCESS_LOST.with()
                        : FileRemark.ATTRIBUTE_LOST.with(name));
            }
        });
    }

    private void copyNotes() {
        @Nullable UserDefinedFileAttributeView old =
                Files.getFileAttributeView(from, UserDefinedFileAttributeView.class,
                LinkOption.NOFOLLOW_LINKS);
        @Nullable UserDefinedFileAttributeView fresh =
                Files.getFileAttributeView(to, UserDefinedFileAttributeView.class,
                LinkOption.NOFOLLOW_LINKS);
        if (old == null || fresh == null) {
            return;
        }
        given(() -> {
            for (String name : old.list()) {
                ByteBuffer value = ByteBuffer.allocate(old.size(name));
                old.read(name, value);
                fresh.write(name, value.flip());
            }
        });
    }

    /// Something that not every user may do, and not every file system can.
    private interface Giving {
        void run() throws IOException;
    }

    private static boolean given(Giving giving) {
        try {
            giving.run();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
