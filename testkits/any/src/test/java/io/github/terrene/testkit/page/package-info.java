/** The pages in docs/ and the README. Start with {@link io.github.terrene.testkit.page.CodeOfPagesTest}. */
package io.github.terrene.testkit.page;
