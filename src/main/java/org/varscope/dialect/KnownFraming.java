package org.varscope.dialect;

/// Framings that need no parameter.
enum KnownFraming implements Framing {
    STREAM("stream", Grammar.FRAMES, Member.RECORD),
    STREAM_BE("stream-be", Grammar.FRAMES_BE, Member.RECORD),
    BARE("bare", Grammar.VALUES, Member.VALUE) {
        @Override
        public boolean isSingle() {
            return true;
        }
    },
    VALUES("values", Grammar.VALUES, Member.VALUE),
    /// The magic `ECFG`, u32 count, and for each entry u32 length of its key, the key without padding, u32 length of
    /// its value, and the value. `core/config/project_settings.cpp`, `_save_settings_binary`; it reads them with
    /// objects, `_load_settings_binary`.
    PROJECT("project", Grammar.ENTRIES, Member.SETTING) {
        @Override
        public Head head() {
            return ECFG;
        }

        @Override
        public boolean allowsObjects() {
            return true;
        }
    };

    private static final Head ECFG = new Head(0x4746_4345);

    private final String word;
    private final Grammar grammar;
    private final Member member;

    KnownFraming(String word, Grammar grammar, Member member) {
        this.word = word;
        this.grammar = grammar;
        this.member = member;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public Grammar grammar() {
        return grammar;
    }

    @Override
    public Member member() {
        return member;
    }
}
