/** What the laws of every game are made with. */
package io.github.terrene.testkit.law.simple;
