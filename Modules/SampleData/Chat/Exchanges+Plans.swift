extension Exchanges {
    static let plans: [Exchange<String>] = [
        .other(
            "Lunch on Thursday?", "Yes please! The usual place?",
            "The usual place, half past twelve"
        ),
        .me(
            "We are four people and one tent short. Do you still have yours?",
            "In the cellar. Smells of adventure, but it is dry"),
        .other("Running late, ten minutes", "Take your time, I have cake"),
        .me(
            "Shall we finally do the ridge walk this month?", "Only if you carry the sandwiches",
            "Deal 🥪"),
        .other(
            "I have two tickets for the concert on Friday and nobody to go with",
            "Now you have somebody 🎶", "I hoped you would say that"),
        .me("What can I bring on Saturday?", "Just yourself. And maybe your potato salad"),
        .other(
            "The landlord said yes!! We can paint the walls", "When do we start?",
            "Sunday, in old clothes 🎨"),
        .me("Is the football on tonight?", "Kick-off is at nine, at Kwame’s", "I’ll be there ⚽️"),
        .other(
            "Would you read my application before I send it?", "Gladly. Send it over",
            "You are the best. It is only two pages"),
        .me(
            "Train or car?", "Train. Then we can play cards", "You only say that because you win"),
        .other("Are you coming to the street party?", "Wouldn’t miss it. I’ll bring the speaker"),
        .me(
            "Swimming tomorrow at seven?", "In the morning??", "In the morning 😇",
            "I will need a very good reason", "Cinnamon rolls afterwards", "See you at seven"),
        .other(
            "We are thinking about Portugal in May. Interested?", "Very! For how long?",
            "Ten days, the slow way, by train 🇵🇹"),
        .me("Can we move our call to four?", "Four is even better for me 👍🏽"),
        .other(
            "Dinner at ours next week? My parents are visiting and they ask about you",
            "How could I say no to your mother’s cooking", "She knows 😄"),
        .me(
            "I’m at the market, do you need anything?", "Coriander, and something for the soul",
            "Coriander and baklava it is"),
    ]
}
