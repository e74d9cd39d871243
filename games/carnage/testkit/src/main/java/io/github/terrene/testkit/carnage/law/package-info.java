/**
 * Laws that every game of Carnage keeps, to be tested with your own cards. Start with {@link
 * io.github.terrene.testkit.carnage.law.CarnageLaws}.
 */
@NullMarked
package io.github.terrene.testkit.carnage.law;

import org.jspecify.annotations.NullMarked;
