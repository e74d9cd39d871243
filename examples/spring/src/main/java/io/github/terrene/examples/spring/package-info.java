/**
 * An app in Spring Boot in which people play Hobe with each other: docs/spring.md. Start with {@link
 * io.github.terrene.examples.spring.Games}.
 */
package io.github.terrene.examples.spring;
