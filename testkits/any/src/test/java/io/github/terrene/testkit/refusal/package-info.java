/** The keys of refusals and problems: found in the sources, and listed in the {@code REFUSALS.md} of each module. Nothing here is published. */
package io.github.terrene.testkit.refusal;
