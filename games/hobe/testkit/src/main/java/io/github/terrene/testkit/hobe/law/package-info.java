/**
 * Laws that every game of Hobe keeps, to be tested with your own cards. Start with {@link
 * io.github.terrene.testkit.hobe.law.HobeLaws}.
 */
@NullMarked
package io.github.terrene.testkit.hobe.law;

import org.jspecify.annotations.NullMarked;
