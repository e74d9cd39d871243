/** Section 13 of the rules, told and proved. Start with {@link io.github.terrene.twoversustwo.TeamScenarios}. */
package io.github.terrene.twoversustwo;
