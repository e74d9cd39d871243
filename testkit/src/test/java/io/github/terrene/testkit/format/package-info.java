/** A custom format, as docs/formats.md shows it. Start with {@link io.github.terrene.testkit.format.SkirmishTest}. */
package io.github.terrene.testkit.format;
