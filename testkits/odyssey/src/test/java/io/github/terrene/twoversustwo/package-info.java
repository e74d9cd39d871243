/** Section 13 of the rules, told and proved. Start with {@link io.github.terrene.twoversustwo.TeamTest}. */
package io.github.terrene.twoversustwo;
