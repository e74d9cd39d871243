package io.github.terrene.bots.protocol;

import io.vavr.control.Option;

/**
 * What a program decides: {@code {"number":7,"choice":3}} or {@code {"number":7,"action":{…}}}.
 *
 * @param number of the decision
 * @param choice the place of what it chooses among the choices, from 0
 * @param action or what it chooses, as it was offered
 * @param <A> actions
 */
public record Answer<A>(int number, Option<Integer> choice, Option<A> action) {}
