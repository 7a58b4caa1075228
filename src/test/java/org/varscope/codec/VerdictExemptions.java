package org.varscope.codec;

import module java.base;
import org.varscope.corpus.Verdict;
import org.varscope.problem.EngineError;

/// Where the decoder answers otherwise than the recorded engine, each with its reason.
final class VerdictExemptions {
    /// Godot 2 checks no bound of an input event, takes lengths and counts from 2147483648 on for negative ones, and
    /// multiplies counts in 32 bits: it reads past its buffer, or wraps around, and was lucky here.
    private static final Set<String> READS_PAST_ITS_BUFFER = Set.of(
            "0148_trunc_event_key_to_4_of_24.bin", "0149_trunc_event_key_to_8_of_24.bin",
            "0152_trunc_event_key_to_20_of_24.bin", "0153_trunc_event_motion_to_8_of_16.bin",
            "0154_trunc_event_motion_to_12_of_16.bin", "0358_String_len__4_with_8_bytes_hello_pad.bin",
            "0362_String_len_2147483648_with_8_bytes_hello_pad.bin", "0497_PV2_count_0xffffffff_with_64_body.bin",
            "0507_PV3_count_0x80000000_with_64_body.bin", "0538_pstring_neg_len.bin");

    /// 200 000 levels took the engine down by its stack. The bytes are sound and this generation states no limit.
    private static final Set<String> OVERFLOWS_ITS_STACK = Set.of("0596_array_depth_200000.bin");

    /// Refused by the engine because its project has no such class or script, or the class cannot be made. From the
    /// bytes alone nothing is wrong: accepted, and the assumption is said.
    static final Map<String, String> ASSUMED = Map.ofEntries(
            Map.entry("0534_object_unknown_class.bin", "class:NoSuchClass"),
            Map.entry("0535_object_class_lower_case.bin", "class:resource"),
            Map.entry("0552_object_singleton_Engine.bin", "class:Engine"),
            Map.entry("0735_object_unknown_class.bin", "class:NoSuchClass"),
            Map.entry("0736_object_class_lower_case.bin", "class:resource"),
            Map.entry("0745_object_Resource_script_bad_path.bin", "script:res://nope.gd"),
            Map.entry("0752_object_abstract_CanvasItem.bin", "class:CanvasItem"),
            Map.entry("0867_typed_array_script__res___nope_gd__empty.bin", "script:res://nope.gd"),
            Map.entry("0869_typed_array_script__res___nope_gd__obj_no_script.bin", "script:res://nope.gd"),
            Map.entry("0883_typed_array_script__res___project_godot__empty.bin", "script:res://project.godot"),
            Map.entry("0884_typed_array_script__res___project_godot__nil.bin", "script:res://project.godot"),
            Map.entry("0885_typed_array_script__res___project_godot__obj_no_sc.bin", "script:res://project.godot"),
            Map.entry("0886_typed_array_script__res___project_godot__obj_scrip.bin", "script:res://project.godot"),
            Map.entry("0888_typed_array_script__res______x_gd__nil.bin", "script:res://../x.gd"),
            Map.entry("0890_typed_array_script__res______x_gd__obj_script.bin", "script:res://../x.gd"));

    /// The engine stops at a class it does not have, `Reso` with a control character; without a project, decoding goes
    /// on to the damage behind it.
    private static final Set<String> STOPS_AT_A_CLASS = Set.of("0642_mutated_objfull__47.bin");

    /// Values that the engine shows otherwise than they are compared here.
    static final Map<String, String> TEXTS = Stream.of(
            same("the engine holds characters that Java has none for, or halves of pairs apart",
                    "0374_String_utf8_surrogate_pair_CESU.bin", "0376_String_utf8_F8_5_byte.bin",
                    "0377_String_utf8_FC_6_byte.bin", "0352_String_utf8_surrogate_EDA080.bin",
                    "0356_String_utf8_FC_6_byte.bin"),
            same("Godot 2 keeps no order of keys",
                    "0543_dict_key_int_and_float_equal.bin", "0544_dict_key__0_and_0.bin"),
            same("Godot 2 makes an empty path where there are no names",
                    "0420_nodepath_counts_0x0_0x2_with_2_names.bin", "0726_mutated_nodepath__67.bin"),
            same("Godot 2 keeps an empty picture where the data does not fit; all of it is kept here",
                    "0614_image_datalen_0.bin", "0615_image_datalen_11.bin", "0621_image_size_0x0.bin",
                    "0622_image_size__1x2.bin", "0623_image_size_100000x100000.bin", "0624_image_size_3x3.bin",
                    "0682_mutated_image5__23.bin"))
            .flatMap(m -> m.entrySet().stream()).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

    private VerdictExemptions() { }

    private static Map<String, String> same(String reason, String... files) {
        return Stream.of(files).collect(Collectors.toMap(f -> f, _ -> reason));
    }

    /// {@return the answer that is right for the decoder: the engine's, or another one for a reason given here}
    static String expected(Verdict verdict, Verdict.Answer answer) {
        String file = verdict.file();
        if (OVERFLOWS_ITS_STACK.contains(file)) {
            return Answered.ACCEPTED;
        }
        if (verdict.crashed() || answer.accepted() && READS_PAST_ITS_BUFFER.contains(file)) {
            return EngineError.ERR_INVALID_DATA.name();
        }
        if (answer.accepted()) {
            return Answered.ACCEPTED;
        }
        boolean objects = verdict.full().filter(answer::equals).isPresent()
                && !verdict.full().get().equals(verdict.plain());
        if (objects && ASSUMED.containsKey(file)) {
            return Answered.ACCEPTED;
        }
        return objects && STOPS_AT_A_CLASS.contains(file) ? EngineError.ERR_INVALID_DATA.name() : answer.error().name();
    }
}
