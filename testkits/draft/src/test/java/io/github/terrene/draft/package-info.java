/** Section 14 of the rules, told and proved. */
package io.github.terrene.draft;
