package org.varscope.ui.file;

import module java.base;
import org.varscope.document.file.FileWatch;
import org.varscope.document.journal.Journals;
import org.varscope.document.save.Backups;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.ErrorReports;
import org.varscope.ui.toolkit.FirstFrame;

/// What the window needs from outside, so that tests can bring their own.
///
/// @param files      how a person names files
/// @param background runs what takes long
/// @param errors     what nobody expected
/// @param theme      how everything looks
/// @param remembered the settings
/// @param keys       the keys that a person has chosen
/// @param tabs       keeps what is open for the next start, on whatever thread
/// @param folders    where games keep their saves
/// @param journals   keeps edits that are not saved yet
/// @param backups    keeps files as they were before they were saved over
/// @param bookmarks  keeps bookmarks of files
/// @param lessons    lessons of a person's own, and which are solved
/// @param watch      notices when other programs write files, and tells it on the toolkit's thread
/// @param firstFrame what the window begins with, and what can wait for that
public record WindowContext(FileChoices files, Background background, ErrorReports errors, Theme theme,
        SettingsStore remembered, KeptKeys keys, Consumer<KeptTabs> tabs, SaveFolders folders, Journals journals,
        Backups backups, BookmarkFiles bookmarks, LessonFolder lessons, FileWatch watch, FirstFrame firstFrame) { }
