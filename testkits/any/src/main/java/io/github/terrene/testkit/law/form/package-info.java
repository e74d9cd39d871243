/**
 * What values are made of: every value has the form of its type, and JSON reads back what it wrote.
 */
@NullMarked
package io.github.terrene.testkit.law.form;

import org.jspecify.annotations.NullMarked;
