/**
 * What people read: every event, choice, refusal and card has words in every language, and the table is drawn from what is shown.
 */
@NullMarked
package io.github.terrene.testkit.law.word;

import org.jspecify.annotations.NullMarked;
