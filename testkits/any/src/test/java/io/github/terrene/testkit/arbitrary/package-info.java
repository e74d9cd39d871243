/** What random values are checked for. */
package io.github.terrene.testkit.arbitrary;
