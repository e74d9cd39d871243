package io.github.terrene.kernel.form;

/** A component that is written under another name than its own. */
record OtherName(Class<?> type, String component, String name) {}
