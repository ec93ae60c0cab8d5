extension Captions {
    static let food = [
        "First loaf of sourdough that actually looks like bread 🍞",
        "Grandma’s dumplings, attempt number four. She says I am getting closer",
        "Coffee in the sun. That is all, that is the post ☕️",
        "Market haul: peaches, basil, and far too much cheese",
        "Nobody told me that homemade pasta is this much work, or this much fun 🍝",
        "Jollof night with the whole building. There were no leftovers",
        "I burned the first pancake, as tradition demands 🥞",
        "Kimchi day! Forty cabbages, five aunties, one very small kitchen",
        "Birthday cake for the best colleague in the world 🎂",
        "Ramen after the late shift tastes better than anywhere else 🍜",
        "We finally tried the tiny taco place behind the station 🌮",
        "Strawberry jam, 14 jars. Who wants one?",
        "Dad’s secret barbecue sauce. He still will not tell me what is in it",
        "Breakfast with a view, and nobody in a hurry",
        "My first paella for ten people. They asked for seconds 👩‍🍳",
        "Mango season has started and I regret nothing 🥭",
        "Learned to fold gyoza from a true master today 🇯🇵",
        "Soup weather. Pumpkin, ginger, and a little chilli 🎃",
        "Ethiopian coffee ceremony at Selam’s. Three cups, three hours, so many stories",
    ]
}
