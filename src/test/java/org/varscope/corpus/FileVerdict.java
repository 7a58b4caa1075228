package org.varscope.corpus;

import module java.base;
import org.varscope.bytes.ByteStore;

/// A damaged or odd file, and what an engine's file class made of it.
///
/// @param folder    of the corpus, such as `malformed_files3`
/// @param file      its name there
/// @param label     what is odd about it, in words
/// @param mode      how it was opened: `plain`, `comp` (compressed), `pass` or `key` (encrypted)
/// @param argument  of that mode, such as the password
/// @param bytes     the bytes
/// @param opened    whether the engine opened it
/// @param length    how long the engine took its content to be; -1 where it was not opened
/// @param records   what it read, one after the other; of what follows a damaged one none means anything
/// @param errors    what it printed
public record FileVerdict(String folder, String file, String label, String mode, String argument, byte[] bytes,
        boolean opened, long length, List<Read> records, List<String> errors) {
    /// What the engine read as one record.
    ///
    /// @param at   offset in the content
    /// @param text as the engine prints it, cut where it is long
    public record Read(long at, String text) { }

    /// {@return the verdicts in `folder` of the corpus}
    public static List<FileVerdict> in(String folder) {
        return JsonLines.read("/corpus/" + folder + "/verdicts.jsonl").stream().map(j -> of(folder, j)).toList();
    }

    /// {@return the verdicts on files of this mode in `folder` of the corpus}
    public static List<FileVerdict> in(String folder, String mode) {
        return in(folder).stream().filter(v -> v.mode().equals(mode)).toList();
    }

    @SuppressWarnings("unchecked")
    private static FileVerdict of(String folder, Map<String, Object> json) {
        List<Read> records = ((List<Map<String, Object>>) json.get("records")).stream()
                .map(r -> new Read((Long) r.get("at"), (String) r.get("text"))).toList();
        return new FileVerdict(folder, (String) json.get("file"), (String) json.get("label"),
                (String) json.get("mode"), (String) json.get("arg"), EngineCase.bytes(folder, json),
                json.get("opened") == Boolean.TRUE, json.get("length") instanceof Long n ? n : -1, records,
                (List<String>) json.get("errors"));
    }

    /// {@return how many records are whole before the first damaged one}
    ///
    /// Of what was written into these files, only the seventh record is null. The engine makes null of what it cannot
    /// read, and fills up with what was in memory where a file ends before a record does.
    public int whole() {
        int whole = 0;
        for (Read record : records) {
            boolean isNull = record.text.equals("null") && whole != 6 || record.text.startsWith("{\nnull: null");
            if (isNull || opened && isPastEnd(whole)) {
                return whole;
            }
            whole++;
        }
        return whole;
    }

    /// Whether the file ends before this record does.
    private boolean isPastEnd(int record) {
        if (!mode.equals("plain")) {
            return label.contains("total -4") && record == records.size() - 1;
        }
        ByteStore store = ByteStore.of(bytes);
        long at = records.get(record).at;
        return at + 4 > store.length() || store.reader().u32(at) > store.length() - at - 4;
    }

    @Override
    public String toString() {
        return folder + "/" + file;
    }
}
