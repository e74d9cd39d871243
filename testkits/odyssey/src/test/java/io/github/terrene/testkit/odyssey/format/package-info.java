/** A custom format, as docs/formats.md shows it. Start with {@link io.github.terrene.testkit.odyssey.format.SkirmishTest}. */
package io.github.terrene.testkit.odyssey.format;
